/** How others find a room: its code, and the addresses they can open. */
import type { AddressesReply, TableReply } from '@tilehouse/protocol';
import { useEffect, useState } from 'react';
import { house, houseUrl } from '../house.ts';
import { isLocalName } from '../local-name.ts';

export interface Invitation {
  readonly code: string;
  /** Links that others can open, the best first; one that only this computer can where there is no other. */
  readonly links: readonly string[];
  /** Whether this page was opened at an address that only this computer knows, and what others can do about it. */
  readonly local: 'no' | 'has-others' | 'alone';
}

export function useInvite(table: string): Invitation | undefined {
  const [invitation, setInvitation] = useState<Invitation>();
  useEffect(() => {
    let isWanted = true;
    inviteTo(table).then(
      (found) => isWanted && setInvitation(found),
      (problem: unknown) => console.warn('the room has no invitation', problem),
    );
    return () => {
      isWanted = false;
    };
  }, [table]);
  return invitation;
}

async function inviteTo(table: string): Promise<Invitation> {
  const { code } = await house().get<TableReply>(`tables/${table}`);
  const linkAt = (root: string): string => `${root.replace(/\/?$/, '/')}r/${code}`;
  const here = linkAt(houseUrl());
  if (!isLocalName(location.hostname)) return { code, links: [here], local: 'no' };
  const { publicUrl, network } = await house().get<AddressesReply>('addresses');
  if (publicUrl !== undefined) return { code, links: [linkAt(publicUrl)], local: 'no' };
  if (network.length === 0) return { code, links: [here], local: 'alone' };
  return { code, links: network.map(linkAt), local: 'has-others' };
}
