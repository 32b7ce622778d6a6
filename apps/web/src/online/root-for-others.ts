/** Where others find this house: the address of this page, unless only this computer knows that one. */
import type { AddressesReply } from '@tilehouse/protocol';
import { useEffect, useState } from 'react';
import { house, houseUrl } from './house.ts';
import { isLocalName } from './local-name.ts';

/** Ends with a slash. */
export async function rootForOthers(): Promise<string> {
  if (!isLocalName(location.hostname)) return houseUrl();
  const { network, publicUrl } = await house().get<AddressesReply>('addresses');
  return publicUrl ?? network[0] ?? houseUrl();
}

/** The same; the address of this page until it is known. */
export function useRootForOthers(): string {
  const [root, setRoot] = useState(houseUrl);
  useEffect(() => {
    let isWanted = true;
    rootForOthers().then(
      (found) => isWanted && setRoot(found),
      // where the house can't be asked, this page's own address is the best there is
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return root;
}
