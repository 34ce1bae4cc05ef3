/** Where systems have the browser put a chosen file before the form is sent. */
const hosts =
  /(^|\.)(amazonaws\.com|storage\.googleapis\.com|blob\.core\.windows\.net|r2\.cloudflarestorage\.com|digitaloceanspaces\.com|filestackapi\.com|uploadcare\.com|cloudinary\.com)$/;

export function isFileStorage({ hostname }: URL): boolean {
  return hosts.test(hostname);
}
