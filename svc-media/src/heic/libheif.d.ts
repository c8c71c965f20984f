/** What is used of libheif-js, which has no types for it. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    /** RGBA. */
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  /** A picture of the file, upright; its pixels are not decoded yet. */
  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Whether the file names it as the one to show: others are of its burst, or parts of it. */
    is_primary(): boolean;
    /** Fills the pixels, and calls back with null where they cannot be decoded. */
    display(pixels: Pixels, done: (filled: Pixels | null) => void): void;
    free(): void;
  }
  const libheif: {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  };
  export default libheif;
}
