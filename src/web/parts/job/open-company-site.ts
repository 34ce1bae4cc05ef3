export function openCompanySite(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}
