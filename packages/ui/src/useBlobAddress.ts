import { useEffect, useState } from 'react';

/**
 * The address of a picture that is read with the token, which the address of an image could not carry. Empty until it is read, and when it
 * cannot be read.
 * @param key of the picture: with another one it is read again
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
