/** What happened, in sentences to be read out. */
import { isBonus, type SeenMahjongEvent, type SeenMeld, type Tile } from '@tilehouse/engine';
import { type Catalogue, formatAmount, type Someone } from '@tilehouse/i18n';
import type { SeenTableEvent } from '@tilehouse/table';
import { someoneAt, type TableModel } from './table-model.ts';

/** Says each event of an update; draws of others are left out, they come with every turn. */
export function narrate(
  events: readonly SeenTableEvent[],
  model: TableModel,
  words: Catalogue,
): readonly string[] {
  const teller = new Teller(model, words);
  return [...events.flatMap((event) => teller.says(event)), ...teller.nowAsked()];
}

/** Says one event. */
export function saysEvent(event: SeenTableEvent, model: TableModel, words: Catalogue): readonly string[] {
  return new Teller(model, words).says(event);
}

class Teller {
  private readonly model: TableModel;
  private readonly words: Catalogue;

  constructor(model: TableModel, words: Catalogue) {
    this.model = model;
    this.words = words;
  }

  says(event: SeenTableEvent): readonly string[] {
    const { says } = this.words.table;
    switch (event.type) {
      case 'game':
        return this.saysGame(event.event as SeenMahjongEvent);
      case 'paused':
        return [says.paused(this.name(event.seat))];
      case 'resumed':
        return [says.resumed(this.name(event.seat))];
      case 'went-away':
        return this.saysOther(event.player, says.away);
      case 'came-back':
        return this.saysOther(event.player, says.back);
      case 'autopilot-on':
        return [says.playedFor(this.name(event.seat))];
      case 'took-back':
        return [
          says.tookBack(this.name(event.seat)),
          says.hand(this.tiles(this.model.view.mine?.hand ?? [])),
        ];
      default:
        return [];
    }
  }

  /** Something of another person who has a seat. */
  private saysOther(player: string, say: (who: Someone) => string): readonly string[] {
    const { table, you } = this.model;
    const seat = table.seats.findIndex(
      ({ occupant }) => occupant?.type === 'person' && occupant.player === player,
    );
    return seat < 0 || seat === you ? [] : [say(this.name(seat))];
  }

  /** What the person may do now. */
  nowAsked(): readonly string[] {
    const { view, own, rules } = this.model;
    const { says } = this.words.table;
    const offers = view.mine?.offers ?? [];
    if (offers.length === 0) return [];
    const moves = this.words.mahjong[rules.id as keyof Catalogue['mahjong']].moves;
    const names = {
      ...{ win: moves.win, kong: moves.kong, pung: moves.pung, chow: moves.chow },
      ...{ redeem: moves.redeem, 'four-flying': moves.fourFlying },
    } as const;
    const can = (Object.keys(names) as (keyof typeof names)[]).filter((move) =>
      offers.some(({ type }) => type === move),
    );
    const claims = this.words.app.list(can.map((move) => `${names[move].word} ${names[move].han}`.trim()));
    if (own.isToPlay) return [says.yourTurn, ...(claims === '' ? [] : [says.canClaim(claims)])];
    return claims === '' ? [] : [says.canClaim(claims)];
  }

  private saysGame(event: SeenMahjongEvent): readonly string[] {
    const { says } = this.words.table;
    switch (event.type) {
      case 'dealt':
        if (this.model.isWatching) return [];
        return [
          says.dealt(event.position.deal, this.words.table.wind(this.model.own.wind)),
          says.hand(this.tiles(event.hand ?? [])),
        ];
      case 'drawn':
        return event.tile === undefined || event.seat !== this.model.own.seat
          ? []
          : [says.youDraw(this.tile(event.tile))];
      case 'bonus':
        return [says.setsAside(this.name(event.seat), this.tile(event.tile))];
      case 'fei-set-aside':
        return [says.setsAside(this.name(event.seat), this.tile('1x'))];
      case 'fei-redeemed':
        return [says.redeems(this.name(event.seat), this.tile(event.tile))];
      case 'discarded':
        return [says.throws(this.name(event.seat), this.tile(event.tile))];
      case 'claimed':
        return [says.claims(this.name(event.seat), this.meldName(event.meld), this.tiles(event.meld.tiles))];
      case 'kong-declared':
        return [this.saysKong(event)];
      case 'kong-paid':
      case 'losers-settled':
        return event.transfers.map(({ from, to, amount }) =>
          says.paid(this.name(from), formatAmount(this.model.rules.unit, amount), this.name(to)),
        );
      case 'won':
        return [this.saysWon(event)];
      case 'exhausted':
        return [says.exhausted];
      case 'cancelled':
        return [says.cancelled];
      default:
        return [];
    }
  }

  private saysKong({ seat, kind, tile }: Extract<SeenMahjongEvent, { type: 'kong-declared' }>): string {
    const { says } = this.words.table;
    if (tile === undefined) return says.concealedKong(this.name(seat));
    const say = kind === 'concealed' ? says.concealedKongOf : says.addsToKong;
    return say(this.name(seat), this.tile(tile));
  }

  private saysWon({ seat, source, tile, from, score }: Extract<SeenMahjongEvent, { type: 'won' }>): string {
    const { says } = this.words.table;
    if (isBonus(tile)) return says.byItself(this.name(seat), this.tile(tile));
    const [pattern] = score.items;
    // a hand that is never laid out won by one pattern alone
    if (score.arrangement.length === 0 && pattern !== undefined)
      return says.winsBy(this.name(seat), this.pattern(pattern.pattern));
    if (from === undefined) return says.selfDrawn(this.name(seat), this.tile(tile));
    const say = source === 'robbed-kong' ? says.robs : says.wins;
    return say(this.name(seat), this.tile(tile), this.name(from));
  }

  private pattern(id: string): string {
    const texts: Readonly<Record<string, { readonly name: string }>> =
      this.words.mahjong[this.model.rules.id as keyof Catalogue['mahjong']].patterns;
    return texts[id]?.name ?? '';
  }

  private meldName(meld: SeenMeld): string {
    const { moves } = this.words.mahjong[this.model.rules.id as keyof Catalogue['mahjong']];
    const { word, han } = moves[meld.type];
    return `${word} ${han}`.trim();
  }

  private name(seat: number): Someone {
    return someoneAt(this.model, seat, this.words);
  }

  private tile(tile: Tile): string {
    return this.words.tiles.full(this.model.rules.tileSet, tile);
  }

  private tiles(tiles: readonly Tile[]): string {
    return this.words.app.list(tiles.map((tile) => this.tile(tile)));
  }
}
