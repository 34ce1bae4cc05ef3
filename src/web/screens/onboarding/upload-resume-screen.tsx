export function UploadResumeScreen() {
  return <h1 className="title">Start with your resume</h1>;
}
