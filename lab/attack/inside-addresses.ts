/** IPv4 addresses outside the public internet: this machine, its network, its provider, or unassigned. */
const insideV4 = [
  '127.0.0.1',
  '127.0.0.2',
  '127.1.2.3',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.254',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.17.0.1',
  '172.31.255.254',
  '192.0.0.192',
  '192.168.0.1',
  '192.168.255.254',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
];

const insideV6 = [
  '::1',
  '::',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::FFFF:169.254.169.254',
  '0:0:0:0:0:ffff:10.0.0.1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2002:7f00:1::1',
  '2002:a9fe:a9fe::1',
  '2002:c0a8:1::1',
  '2001:0:4136:e378:8000:63bf:80ff:fffe',
  '2001:db8::1',
  '3fff::1',
  '100::1',
  'fc00::1',
  'fd00::1',
  'fd00:ec2::254',
  'fe80::1',
  'feb0::1',
  'fec0::1',
  'ff02::1',
];

/**
 * Names that resolve to internal addresses; the attack's resolver sends every unknown name to this machine.
 */
const insideNames = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'localhost.localdomain',
  'ip6-localhost',
  'sub.localhost',
  'metadata',
  'metadata.google.internal',
  'metadata.google.internal.',
  'instance-data',
  'instance-data.ec2.internal',
  'metadata.azure.internal',
  'kubernetes.default.svc',
  'host.docker.internal',
  'gateway.docker.internal',
  'database',
  'redis.internal',
  '127.0.0.1.nip.io',
  '7f000001.nip.io',
  '10.0.0.1.sslip.io',
  'localtest.me',
  'inside.attack.test',
  'both.attack.test',
  'mapped.attack.test',
  'translated.attack.test',
  'then-inside.attack.test',
  'ⓛocalhost',
  'ｌｏｃａｌｈｏｓｔ',
  'loc\u00adalhost',
  'xn--localhost.attack.test',
];

const schemes = [
  'ftp',
  'ftps',
  'gopher',
  'dict',
  'ldap',
  'tftp',
  'sftp',
  'ssh',
  'ws',
  'wss',
  'jar',
  'netdoc',
];
const otherPorts = [1, 22, 25, 53, 110, 2375, 3306, 5432, 6379, 8080, 9200, 11211, 27017];

/** Every address of the attack, with `port` of this machine where the form allows one. */
export function listInsideAddresses(port: number): string[] {
  const http = (host: string) => `http://${host}:${port}/canary`;
  return [
    ...insideV4.map(http),
    ...insideV4.slice(0, 1).flatMap(writeV4).map(http),
    ...['10.0.0.1', '169.254.169.254', '192.168.0.1'].flatMap((one) => writeV4(one).slice(0, 4)).map(http),
    ...insideV6.map((host) => http(`[${host}]`)),
    ...insideNames.map(http),
    ...['127.0.0.1', 'localhost', '169.254.169.254', '[::1]'].flatMap((host) => [
      `http://${host}/`,
      `https://${host}/`,
      `https://${host}:${port}/canary`,
    ]),
    ...otherPorts.map((other) => `http://127.0.0.1:${other}/`),
    ...schemes.map((scheme) => `${scheme}://127.0.0.1:${port}/canary`),
    ...writeTricks(port),
  ];
}

/**
 * One address in all notations that programs read as the same: one number, octal, hexadecimal, short, other
 * digits and dots.
 */
function writeV4(address: string): string[] {
  const parts = address.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (value: number, width = 2) => value.toString(16).padStart(width, '0');
  const octal = (value: number) => `0${value.toString(8)}`;
  const spell = (text: string, zero: number) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  return [
    String(whole),
    `0x${hex(whole, 8)}`,
    parts.map(octal).join('.'),
    `0${whole.toString(8)}`,
    parts.map((part) => `0x${hex(part)}`).join('.'),
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `${octal(a)}.${b}.0x${hex(c)}.${d}`,
    parts.map((part) => `000${octal(part)}`).join('.'),
    `${address}.`,
    address.replaceAll('.', '。'),
    address.replaceAll('.', '．'),
    address.replaceAll('.', '%2e'),
    spell(address, 0xff10),
    spell(address, 0x1d7ce),
    address.replace(/[1-9]/g, (digit) => String.fromCodePoint(0x245f + Number(digit))),
    address.replace(/\d/, (digit) => `%${hex(digit.charCodeAt(0))}`),
  ];
}

/** URLs that different parsers resolve to different hosts. */
function writeTricks(port: number): string[] {
  const inside = `127.0.0.1:${port}`;
  return [
    `http://jobs.example@${inside}/`,
    `http://jobs.example:80@${inside}/`,
    `http://${inside}@jobs.example/`,
    `http://jobs.example#@${inside}/`,
    `http://jobs.example?@${inside}/`,
    `http://${inside}#@jobs.example/`,
    `http://${inside}?@jobs.example/`,
    `http://${inside}\\@jobs.example/`,
    `http://jobs.example\\@${inside}/`,
    `http:${inside}/canary`,
    `http:/${inside}/canary`,
    `http:///${inside}/canary`,
    `http:\\\\${inside}\\canary`,
    `//${inside}/canary`,
    `\thttp://${inside}/canary`,
    `http://\t127.0.0.1:${port}/`,
    `ht\ntp://${inside}/canary`,
    `http://${inside}/%0d%0aX-Injected:%201`,
    `http://${inside}/\r\nX-Injected: 1\r\n\r\n`,
    `http://127.0.0.1%00.jobs.example:${port}/`,
    `http://127.0.0.1%0d%0a:${port}/`,
    `http://[::1%25lo]:${port}/`,
    `http://[fe80::1%25eth0]:${port}/`,
    `http://[127.0.0.1]:${port}/`,
    `http://0:${port}/`,
    `http://0x0:${port}/`,
    `http://127.0.0.1:0${port}/`,
    'http://0/',
    'http://127.1/',
    'http://0x7f.1/',
    'http://localhost:/',
    'file:///etc/passwd',
    'file://localhost/etc/passwd',
    'file:/etc/passwd',
    'data:text/html,<script>fetch("http://localhost/")</script>',
    'blob:http://localhost/0b5b9c5e-0000-4000-8000-000000000000',
    'javascript:fetch("http://localhost/")',
    'about:blank',
    'view-source:http://localhost/',
    'chrome://settings/',
    'filesystem:http://localhost/temporary/x',
    `feed:http://${inside}/`,
    `unix:/var/run/docker.sock:/containers`,
    '',
    '   ',
    'localhost',
  ];
}
