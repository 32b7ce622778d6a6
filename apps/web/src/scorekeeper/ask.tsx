/** A question before something is deleted. */
import { Dialog } from '../ui/dialog.tsx';

interface AskProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Ask({ question, yes, no, onYes, onNo }: AskProps) {
  return (
    <Dialog title={yes} closeLabel={no} onClose={onNo}>
      <p>{question}</p>
      <div className="form-foot">
        <button type="button" className="button" onClick={onNo}>
          {no}
        </button>
        <button type="button" className="button danger" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
