/** That one was taken from a seat, for who was looking at another page: by whom, and what becomes of the hand. */
import type { RemovedFrom } from '@tilehouse/protocol';
import { Link } from 'wouter';
import { itemsOf, Stored, useStored } from '../../stored.ts';
import { useWords } from '../../ui/words.tsx';
import type { OnlineWords } from '../texts.ts';

/** Those that were read, kept on this device. */
const readOnes = new Stored<readonly string[]>({
  key: 'tilehouse-removals-read',
  read: (value) => itemsOf(value).filter((each) => typeof each === 'string'),
});
/** That are remembered: they are told for a day. */
const most = 30;

const keyOf = ({ at, id }: RemovedFrom): string => `${id} ${at}`;

export function RemovedFromTables({
  words,
  removed,
}: {
  words: OnlineWords;
  removed: readonly RemovedFrom[];
}) {
  const read = useStored(readOnes);
  const { games } = useWords();
  const unread = removed.filter((each) => !read.includes(keyOf(each)));
  return (
    // there before it has anything to say, so that what comes is read out
    <div role="alert">
      {unread.map((each) => (
        <section key={keyOf(each)} className="sheet sheet-row removed-from">
          <p>{removedText(words, each, games[each.game as keyof typeof games]?.name ?? each.game)}</p>
          {each.hand === 'in-play' && (
            <Link href={`/table/${each.id}`} className="button">
              {words.tables.look}
            </Link>
          )}
          <button
            type="button"
            className="button"
            onClick={() => readOnes.set([...read, keyOf(each)].slice(-most))}
          >
            {words.removed.read}
          </button>
        </section>
      ))}
    </div>
  );
}

/** Who did it, and what becomes of the hand. */
export function removedText(
  { removed }: OnlineWords,
  { byHost, hand, settles }: Pick<RemovedFrom, 'byHost' | 'hand' | 'settles'>,
  game: string,
): string {
  const who = byHost ? removed.byHost(game) : removed.whileAway(game);
  if (hand === undefined) return who;
  return `${who} ${removed.hand[hand]} ${settles ? removed.counts[hand] : ''}`.trim();
}
