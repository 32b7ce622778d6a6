import { afterEach, describe, expect, it } from 'vitest';
import { deviceName, partsOfDevice } from './device-name.ts';
import { password, type TestHouse, testHouse } from './testing/test-house.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

describe('what a device is called', () => {
  it.each([
    [android, 'Chrome/Android'],
    [android.replace('Chrome/', 'SamsungBrowser/25.0 Chrome/'), 'Samsung Internet/Android'],
    [edge, 'Edge/Windows'],
    [iphone, 'Safari/iPhone'],
    [iphone.replace('Version/17.5', 'CriOS/131.0'), 'Chrome/iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox/Linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari/macOS'],
    ['Windows', '/Windows'],
    ['curl/8.5.0', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j', (said, name) => expect(deviceName(said)).toBe(name));

  it('is two words of a list, whatever was kept', () => {
    expect(partsOfDevice('Chrome/Android')).toEqual({ browser: 'Chrome', system: 'Android' });
    expect(partsOfDevice('/Windows')).toEqual({ system: 'Windows' });
    expect(partsOfDevice('<b>/../etc')).toEqual({});
    expect(partsOfDevice(null)).toEqual({});
  });
});

describe('the devices of an account', () => {
  let house: TestHouse;
  afterEach(() => house.close());

  it('say by what one came, and nothing more of it is kept', async () => {
    house = await testHouse();
    const phone = house.device();
    await phone.post('guests', { name: 'Mei' }, { 'user-agent': android });
    const [device] = (await phone.get('account')).body.devices;
    expect(device).toMatchObject({ here: true, browser: 'Chrome', system: 'Android' });
    const kept = await house.db.selectFrom('sessions').select('device').execute();
    expect(kept).toEqual([{ device: 'Chrome/Android' }]);
  });

  it('are named anew where one signs in, and only listed where nothing is said', async () => {
    house = await testHouse();
    const program = await house.guest('Mei');
    const [device] = (await program.get('account')).body.devices;
    expect(device).toEqual({ createdAt: house.now(), seenAt: house.now(), here: true });
    await house.account('Siew Lan');
    await program.post('sign-in', { name: 'Siew Lan', password }, { 'user-agent': edge });
    const { devices } = (await program.get('account')).body;
    expect(devices.find(({ here }) => here)).toMatchObject({ browser: 'Edge', system: 'Windows' });
  });
});
