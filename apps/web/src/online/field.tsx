/** A line to type into, with its label, a word of help and what is wrong with it. */
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string;
  readonly problem?: string | undefined;
  readonly type?: 'text' | 'password';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly className?: string;
  /** A key at the end of the line. */
  readonly children?: ReactNode;
}

export function Field({
  label,
  value,
  onChange,
  help,
  problem,
  className = '',
  children,
  ...rest
}: FieldProps) {
  const id = useId();
  const said = problem ?? help;
  return (
    <div className={`text-field ${className} ${problem === undefined ? '' : 'is-wrong'}`}>
      <label htmlFor={id}>{label}</label>
      <span className="field-line">
        <input
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={problem !== undefined}
          aria-describedby={said === undefined ? undefined : `${id}-said`}
          spellCheck={false}
          {...rest}
        />
        {children}
      </span>
      {said !== undefined && (
        <p id={`${id}-said`} role={problem === undefined ? undefined : 'alert'}>
          {said}
        </p>
      )}
    </div>
  );
}
