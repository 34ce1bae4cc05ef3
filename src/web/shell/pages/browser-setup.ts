// zod probes for `new Function` unless told otherwise, which our content policy would report. Set through
// its global so that pages without zod need not load it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
