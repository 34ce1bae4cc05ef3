/** One of five colours by name: the sum of its character codes modulo 5 (D-049). */
export function tileColor(name: string): number {
  const text = name.trim().toLowerCase();
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum += text.charCodeAt(index);
  return sum % 5;
}
