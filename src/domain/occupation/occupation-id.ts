/** A SOC code as a whole number for index rows: 15-1252 is 15125200, 15-1299.09 is 15129909. */
export function makeOccupationId(soc: string): number {
  return Number(soc.replace(/\D/g, '').padEnd(8, '0'));
}
