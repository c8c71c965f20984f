import { useEffect, useState } from 'react';

/**
 * Address of a picture that needs the token, which an image's address can't carry. Empty until it is loaded, and if it
 * can't be loaded.
 * @param key identifies the picture: another key loads it again
 */
export function useBlobAddress(key: string, read: () => Promise<{ blob: Blob }>): string {
  const [address, setAddress] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which picture it is
  useEffect(() => {
    let url = '';
    let isGone = false;
    read()
      .then(({ blob }) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setAddress(url);
      })
      .catch(() => null);
    return () => {
      isGone = true;
      setAddress('');
      if (url !== '') URL.revokeObjectURL(url);
    };
  }, [key]);
  return address;
}
