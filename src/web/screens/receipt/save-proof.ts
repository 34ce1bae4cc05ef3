import type { JobApplication, ProofPack } from '#contract/expert-apply.ts';
import { saveFile } from '#web/parts/save-file.ts';

/** The whole proof as one JSON file. It may be handed on, so it says that sensitive values matched, not what they are. */
export function saveProof(application: JobApplication, proof: ProofPack): void {
  const { id, jobApplicationStatus, submittedAt, jobDetail } = application;
  const job = { title: jobDetail.title, company: jobDetail.company.name, url: jobDetail.jobUrl };
  const readBack = proof.readBack.map((row) => (row.sensitive ? { ...row, wanted: [], shown: [] } : row));
  const content = JSON.stringify(
    { applicationId: id, status: jobApplicationStatus, submittedAt, job, proof: { ...proof, readBack } },
    null,
    2,
  );
  const name = `proof-${slug(jobDetail.company.name)}-${proof.approvedAt.slice(0, 10)}.json`;
  saveFile(name, 'application/json', content);
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
