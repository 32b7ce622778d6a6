/** Says once that a phone held sideways shows more; closed for good with a tap. */
import { changeSettings } from '../../../settings/settings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../ui/words.tsx';
import type { Rect } from '../layout/zones.ts';
import { at } from './box.tsx';

export function TurnHint({ rect }: { rect: Rect }) {
  const { turnPhone, turnPhoneClose } = useWords().table;
  return (
    <div className="turn-hint" style={at(rect)}>
      <span>{turnPhone}</span>
      <button
        type="button"
        onClick={() => changeSettings({ turnHintSeen: true })}
        aria-label={turnPhoneClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
