/** What we use of subset-font, so that types can be checked without its being installed. */
declare module 'subset-font' {
  const subsetFont: (
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes?: Readonly<Record<string, number>>;
      readonly keepFeatures?: readonly string[];
      readonly preserveNameIds?: readonly number[];
      readonly dropTables?: readonly string[];
      readonly noHinting?: boolean;
    },
  ) => Promise<Uint8Array>;
  // biome-ignore lint/style/noDefaultExport: it has no other
  export default subsetFont;
}
