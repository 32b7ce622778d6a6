/** The way back to where one came from, or to the tables where the page was opened by itself. */
import { useLocation } from 'wouter';
import { Icon } from '../ui/icon.tsx';

export function BackButton({ label }: { label: string }) {
  const [, navigate] = useLocation();
  const back = (): void => {
    if (history.length > 1) history.back();
    else navigate('/tables');
  };
  return (
    <button type="button" className="round" aria-label={label} onClick={back}>
      <Icon name="back" />
    </button>
  );
}
