/** Characters that are taken for one another, brought to one of them. */

/** Pairs `from to`, one character each: what looks like `to`, in small letters, without marks. */
const pairs = [
  // digits and strokes
  '0o 1l il |l ǀl ∣l ıl ɩl ǃ!',
  // Cyrillic, by its small or its capital letters
  'аa вb еe кk мm нh оo рp сc тt уy хx ѕs іl јj ԁd һh ԛq ԝw ӏl ьb з3 б6 ѵv ԍg ԟk ҡk қk ҳx ҫc ҽe ѡw',
  // Greek
  'αa βb γy εe ζz ηh ιl κk μm νv οo ρp σo τt υu χx ωw ϲc ϳj',
  // Armenian, and Latin letters of other alphabets
  'օo ոn սu հh զq ցg ɑa ɡg ɢg ʟl ʀr ɴn ʏy ɪl ʙb ʜh ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz ꜱs ꜰf ȷj đd ðd ħh łl øo ŧt ƀb',
  // strokes, dots and quotes between letters
  "‐- ‑- ‒- –- —- −- ⁃- ․. ·. •. ‧. ∙. ’' ‘' ʼ' ʻ' ′'",
  // kana and Chinese characters
  'ニ二 ハ八 ロ口 囗口 エ工 カ力 タ夕 ト卜 ヘへ ー一 ノ丿',
].flatMap((line) => line.split(' '));

const likeness = new Map(
  pairs.map((pair) => {
    const [from = '', to = ''] = pair;
    return [from, to] as const;
  }),
);

/** @param text in small letters, its marks apart from their letters */
export function withoutLikeness(text: string): string {
  return Array.from(text, (character) => likeness.get(character) ?? character)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
