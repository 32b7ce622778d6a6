/** Shows each new deal, until it is over or somebody taps. */
import type { SeenMahjongEvent } from '@tilehouse/engine';
import type { TableUpdate } from '@tilehouse/table';
import { type RefObject, useEffect, useRef } from 'react';
import { mayMove } from '../../settings/settings.ts';
import { showDeal } from './deal-show.ts';
import { dealWalls } from './deal-walls.ts';
import type { OtherPlace, Rect, TableLayout } from './layout/zones.ts';
import type { SeatModel, TableModel } from './table-model.ts';

/** Plays the show of a deal when an update brings one. */
export function useDealShow(
  root: RefObject<HTMLElement | null>,
  update: TableUpdate,
  at: { readonly model: TableModel | undefined; readonly layout: TableLayout | undefined },
): void {
  const latest = useRef(at);
  latest.current = at;
  const shown = useRef<TableUpdate>(undefined);
  const isLaidOut = at.layout !== undefined;
  useEffect(() => {
    const { model, layout } = latest.current;
    if (!isLaidOut || shown.current === update) return;
    shown.current = update;
    const element = root.current;
    const isDealt = update.events.some(
      (event) => event.type === 'game' && (event.event as SeenMahjongEvent).type === 'dealt',
    );
    if (!isDealt || element === null || model === undefined || layout === undefined || !mayMove()) return;
    // who looks at a deal for the first time later finds tiles thrown, and no deal to show
    if (model.view.common.discards.length > 0) return;
    dealOwnHand(element);
    const stop = showDeal(element, {
      walls: dealWalls(layout),
      middle: layout.badge,
      order: fromDealer(model).map((seat) => placeOf(seat, layout)),
      dice: model.view.common.dice ?? [1, 1],
    });
    const ends = ['pointerdown', 'keydown'] as const;
    for (const event of ends) document.addEventListener(event, stop, { capture: true, once: true });
    return () => {
      for (const event of ends) document.removeEventListener(event, stop, { capture: true });
    };
  }, [root, update, isLaidOut]);
}

/** The seats in order of play, the dealer first. */
function fromDealer({ seats }: TableModel): readonly SeatModel[] {
  const dealer = Math.max(
    0,
    seats.findIndex(({ isDealer }) => isDealer),
  );
  return [...seats.slice(dealer), ...seats.slice(0, dealer)];
}

function placeOf({ place }: SeatModel, layout: TableLayout): Rect {
  if (place === 'bottom') return layout.own.hand.rect;
  return layout.others[place as OtherPlace]?.rack.rect ?? layout.badge;
}

/** One's own tiles come in fours, quickly: the hand can be used at once. */
function dealOwnHand(root: HTMLElement): void {
  root.querySelectorAll('[data-hand] .tile').forEach((tile, place) => {
    tile.animate(
      [
        { translate: '0 -24px', opacity: 0 },
        { translate: '0 0', opacity: 1 },
      ],
      {
        duration: 200,
        delay: Math.floor(place / 4) * 140,
        fill: 'backwards',
        easing: 'cubic-bezier(.2,.7,.2,1)',
      },
    );
  });
}
