/** The reversed polynomial of CRC-32. */
const POLYNOMIAL = 0xedb88320;

/** How many bytes a checksum has. */
export const CHECKSUM_BYTES = 4;

/** The CRC-32 of bytes as Ethernet, zip and PNG have it, the highest byte first. */
export function checksumOf(bytes: readonly number[]): readonly number[] {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0);
  }
  const sum = ~rest >>> 0;
  return [sum >>> 24, (sum >>> 16) & 0xff, (sum >>> 8) & 0xff, sum & 0xff];
}
