/**
 * Updates as text. Most of what a table shows is the same for everybody, and much of it from one update to the next: it
 * comes as the same objects, and each of those is written once.
 */
import type { TableUpdate } from '@tilehouse/table';

interface Written {
  readonly part: object;
  readonly text: string;
}

/** Writes the updates of one table. */
export class UpdateTexts {
  /** The table's id as JSON. */
  private readonly table: string;
  /** What was written last of the table, by the part's name: much of it stays for a whole hand. */
  private readonly parts: Record<string, Written | undefined> = {};
  /** What everybody sees of the game in this step. */
  private common: Written | undefined;
  /** What this step has brought so far, to one viewer and another. */
  private updates: readonly { readonly update: TableUpdate; readonly text: string }[] = [];

  constructor(table: string) {
    this.table = JSON.stringify(table);
  }

  /** The message that brings an update. */
  of(update: TableUpdate): string {
    const known = this.updates.find((each) => each.update === update);
    if (known !== undefined) return known.text;
    const { events, n, view } = update;
    const text = `{"type":"update","table":${this.table},"n":${n},"events":${JSON.stringify(events)},"view":${this.viewText(view as unknown as Parts)}}`;
    // all who see it are sent it in one go; after that nobody needs it
    if (this.updates.length === 0) queueMicrotask(() => this.forget());
    this.updates = [...this.updates, { update, text }];
    return text;
  }

  private forget(): void {
    this.updates = [];
    this.common = undefined;
  }

  private viewText(view: Parts): string {
    return objectText(view, (name, part) =>
      name === 'view' ? this.gameText(part as Parts) : this.partText(name, part),
    );
  }

  /** What everybody sees of a game is the same object for all of them; the rest is for one viewer's eyes. */
  private gameText(view: Parts): string {
    return objectText(view, (name, part) => {
      if (name !== 'common') return JSON.stringify(part);
      const known = this.common?.part === part ? this.common : undefined;
      this.common = known ?? { part: part as object, text: JSON.stringify(part) };
      return this.common.text;
    });
  }

  private partText(name: string, part: unknown): string {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const known = this.parts[name];
    if (known?.part === part) return known.text;
    const text = JSON.stringify(part);
    this.parts[name] = { part, text };
    return text;
  }
}

type Parts = Readonly<Record<string, unknown>>;

/** An object as JSON, each of its parts as `textOf` writes it. */
function objectText(value: Parts, textOf: (name: string, part: unknown) => string): string {
  let text = '';
  for (const name of Object.keys(value)) {
    const part = value[name];
    if (part !== undefined) text += `${text === '' ? '{' : ','}"${name}":${textOf(name, part)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}
