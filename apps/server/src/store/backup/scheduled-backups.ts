/** Backups that a running house makes by itself: one after every so many hours, the oldest removed. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '../store.ts';
import { backupEndings, writeBackup } from './write-backup.ts';

export interface BackupPlan {
  readonly folder: string;
  /** Milliseconds. */
  readonly every: number;
  /** How many to keep. */
  readonly keep: number;
}

const lookEvery = 60_000;
const named = /^tilehouse-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(?:sqlite|ndjson)$/;

/** When each backup in the folder was made, oldest first. */
export function backupsIn(folder: string): readonly { readonly file: string; readonly at: number }[] {
  let files: readonly string[] = [];
  try {
    files = readdirSync(folder);
  } catch {
    // no folder yet, no backups
  }
  return files
    .flatMap((file) => {
      const [, day, hour, minute, second] = named.exec(file) ?? [];
      return day === undefined ? [] : [{ file, at: Date.parse(`${day}T${hour}:${minute}:${second}Z`) }];
    })
    .sort((one, other) => one.at - other.at);
}

/** Makes a backup if the last one is old enough, and removes those there are too many of. @returns its path */
export async function backUpWhenDue(
  store: Pick<Store, 'dialect' | 'db'>,
  { folder, every, keep }: BackupPlan,
  now: number,
): Promise<string | undefined> {
  const last = backupsIn(folder).at(-1);
  if (last !== undefined && now - last.at < every) return undefined;
  mkdirSync(folder, { recursive: true });
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.join(folder, `tilehouse-${stamp}Z${backupEndings[store.dialect]}`);
  await writeBackup(store, file);
  for (const { file: old } of backupsIn(folder).slice(0, -keep)) rmSync(path.join(folder, old));
  return file;
}

/** Keeps backing up until it is stopped. @param report told when one can't be made; the next minute tries again */
export function startBackups(
  store: Pick<Store, 'dialect' | 'db' | 'clock'>,
  plan: BackupPlan,
  report: (problem: unknown) => void,
): () => void {
  let running = false;
  const look = async () => {
    if (running) return;
    running = true;
    await backUpWhenDue(store, plan, store.clock.now()).catch(report);
    running = false;
  };
  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();
  void look();
  return () => clearInterval(timer);
}
