export function followSystemScheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => {
    document.documentElement.dataset['scheme'] = dark.matches ? 'dark' : 'light';
  });
}
