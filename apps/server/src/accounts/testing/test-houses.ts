/** Houses for the tests of a file, closed after each test. */
import { afterEach } from 'vitest';
import { type TestHouse, type TestHouseOptions, testHouse } from './test-house.ts';

/** @returns what opens one more */
export function testHouses(): (options?: TestHouseOptions) => Promise<TestHouse> {
  const houses: TestHouse[] = [];
  afterEach(async () => {
    await Promise.all(houses.splice(0).map((house) => house.close()));
  });
  return async (options) => {
    const house = await testHouse(options);
    houses.push(house);
    return house;
  };
}
