/** Sounds of the table, made here out of noise and tones; silent until the page was touched. */
import { settings } from '../settings/settings.ts';

export type SoundName = 'tile' | 'draw' | 'claim' | 'win' | 'lose' | 'turn';

let context: AudioContext | undefined;

/** Makes sound possible; browsers allow it only after a gesture. */
export function wakeSound(): void {
  if (context === undefined && typeof AudioContext !== 'undefined') context = new AudioContext();
  void context?.resume();
}

/** Plays a sound at the volume chosen; nothing when sound is off or not yet allowed. */
export function playSound(name: SoundName): void {
  const { sound, volume } = settings();
  if (!sound || volume === 0 || context?.state !== 'running') return;
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  players[name](context, out);
}

type Player = (context: AudioContext, out: AudioNode) => void;

const players: Readonly<Record<SoundName, Player>> = {
  tile: (at, out) => click(at, out, { delay: 0, pitch: 2100, length: 0.05, gain: 0.9 }),
  draw: (at, out) => click(at, out, { delay: 0, pitch: 1300, length: 0.04, gain: 0.35 }),
  claim: (at, out) => {
    for (const [delay, pitch] of [
      [0, 1700],
      [0.07, 1900],
      [0.13, 2200],
    ] as const) {
      click(at, out, { delay, pitch, length: 0.05, gain: 0.8 });
    }
  },
  win: (at, out) => {
    for (const [step, pitch] of [523, 659, 784, 1047].entries())
      tone(at, out, { delay: step * 0.11, pitch, length: 0.7 });
  },
  lose: (at, out) => {
    for (const [step, pitch] of [392, 330].entries())
      tone(at, out, { delay: step * 0.16, pitch, length: 0.6 });
  },
  turn: (at, out) => tone(at, out, { delay: 0, pitch: 880, length: 0.18 }),
};

/** Tile on tile: a burst of noise through a narrow band. */
function click(
  at: AudioContext,
  out: AudioNode,
  sound: { delay: number; pitch: number; length: number; gain: number },
): void {
  const { delay, pitch, length, gain } = sound;
  const frames = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let frame = 0; frame < frames; frame += 1)
    samples[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 3;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const band = at.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 2.4;
  const level = at.createGain();
  level.gain.value = gain;
  source.connect(band).connect(level).connect(out);
  source.start(at.currentTime + delay);
}

/** A soft struck tone. */
function tone(
  at: AudioContext,
  out: AudioNode,
  sound: { delay: number; pitch: number; length: number },
): void {
  const { delay, pitch, length } = sound;
  const start = at.currentTime + delay;
  const source = at.createOscillator();
  source.type = 'triangle';
  source.frequency.value = pitch;
  const level = at.createGain();
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(0.22, start + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(level).connect(out);
  source.start(start);
  source.stop(start + length + 0.05);
}
