import { buffer } from 'node:stream/consumers';
import { readResume } from './read-resume.ts';

const kind = process.argv[2] === 'pdf' ? 'pdf' : 'txt';
const reading = await readResume(new Uint8Array(await buffer(process.stdin)), kind);
process.stdout.write(JSON.stringify(reading));
