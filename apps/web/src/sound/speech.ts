/** Calls spoken aloud, where the browser has a voice for the tongue that was chosen. */
import { type SpokenIn, settings } from '../settings/settings.ts';

/** What is called out at a table. */
export type Call = 'chow' | 'pung' | 'kong' | 'win' | 'self-draw';

type Tongue = Exclude<SpokenIn, 'off'>;

/** How each tongue calls, and the voices that speak it, best first. */
const tongues: Readonly<
  Record<Tongue, { readonly voices: readonly string[]; readonly calls: Readonly<Record<Call, string>> }>
> = {
  cantonese: {
    voices: ['zh-HK', 'yue'],
    calls: { chow: '上', pung: '碰', kong: '槓', win: '食糊', 'self-draw': '自摸' },
  },
  mandarin: {
    voices: ['zh-CN', 'zh-SG', 'zh-TW'],
    calls: { chow: '吃', pung: '碰', kong: '杠', win: '胡了', 'self-draw': '自摸' },
  },
  malay: {
    voices: ['ms', 'id'],
    calls: { chow: 'Chi', pung: 'Pong', kong: 'Kong', win: 'Menang', 'self-draw': 'Menang sendiri' },
  },
  english: {
    voices: ['en'],
    calls: { chow: 'Chow', pung: 'Pung', kong: 'Kong', win: 'Mahjong', 'self-draw': 'Self-drawn' },
  },
};

/** The tongues this browser has a voice for; voices may come in later, so ask again. */
export function spokenTongues(): readonly Tongue[] {
  return (Object.keys(tongues) as Tongue[]).filter((tongue) => voiceFor(tongue) !== undefined);
}

function voiceFor(tongue: Tongue): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  const voices = speechSynthesis.getVoices();
  for (const wish of tongues[tongue].voices) {
    const found = voices.find(({ lang }) =>
      lang.replace('_', '-').toLowerCase().startsWith(wish.toLowerCase()),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Says a call; nothing when sound is off or no voice speaks the tongue. */
export function sayCall(call: Call): void {
  const { spoken, sound, volume } = settings();
  if (spoken === 'off' || !sound || volume === 0) return;
  const voice = voiceFor(spoken);
  if (voice === undefined) return;
  const words = new SpeechSynthesisUtterance(tongues[spoken].calls[call]);
  words.voice = voice;
  words.lang = voice.lang;
  words.volume = volume;
  words.rate = 1.15;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
