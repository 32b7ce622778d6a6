/** Says that a part of the app could not be fetched, which is the network's fault and not the part's. */
export class LoadProblem extends Error {
  override readonly name = 'LoadProblem';
}

/** Fetches a part of the app. @throws LoadProblem when it can't be had */
export async function loaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new LoadProblem('a part of the app could not be fetched', { cause });
  }
}
