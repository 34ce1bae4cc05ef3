export function findCommitMistakes(message: string): string[];
