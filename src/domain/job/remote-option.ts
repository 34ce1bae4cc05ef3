/** How a job's remote label is shown; other labels are not shown. */
export function normalizeRemote(label: string): 'remote' | 'hybrid' | null {
  if (label === 'Remote' || label === 'Option for remote') return 'remote';
  return label === 'Hybrid remote' ? 'hybrid' : null;
}
