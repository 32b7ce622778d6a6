/** The name of whoever plays at a seat; that it is a computer shows wherever its name stands. */
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../ui/words.tsx';
import { type SeatModel, someoneAt, type TableModel } from '../table-model.ts';

export function SeatName({ seat, model }: { seat: SeatModel; model: TableModel }) {
  const words = useWords();
  return (
    <>
      {seat.level !== undefined && <ComputerMark />}
      {someoneAt(model, seat.seat, words).name}
    </>
  );
}

/** A small face of a machine, before a name. */
export function ComputerMark() {
  const { plate } = useWords().table;
  return (
    <span className="computer-mark" role="img" aria-label={plate.isComputer} title={plate.isComputer}>
      <Icon name="computer" />
    </span>
  );
}
