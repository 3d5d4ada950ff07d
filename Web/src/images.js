/** The number of the first image with an address; images of style sheets have lower ones. */
const FIRST = 1e6;
/** The addresses of images, in order. */
const addresses = [];

/** Returns the number of the image at an address. */
export const imageOf = (address) => {
  if (!addresses.includes(address)) addresses.push(address);
  return FIRST + addresses.indexOf(address);
};

/** Returns the image of a number, for a style. Browsers ignore line breaks in addresses, but not in styles. */
export const cssImage = (number) =>
  (number < FIRST ? `var(--dwell-image-${number})` : `url(${JSON.stringify(addresses[number - FIRST].replace(/[\n\r\t]/g, ''))})`);
