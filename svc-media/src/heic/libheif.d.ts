/** The used part of libheif-js, which has no types. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    /** RGBA. */
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  /** Upright; its pixels are not decoded yet. */
  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** The picture to show; others belong to its burst, or are parts of it. */
    is_primary(): boolean;
    /** Fills the pixels; calls back with null if they cannot be decoded. */
    display(pixels: Pixels, done: (filled: Pixels | null) => void): void;
    free(): void;
  }
  const libheif: {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  };
  export default libheif;
}
