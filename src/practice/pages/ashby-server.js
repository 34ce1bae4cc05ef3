/** Calls to the server of the form on this page. Answers are saved while they are typed, not at submit. */
export function connectForm(organizationHostedJobsPageName, jobPostingId, formRenderIdentifier) {
  const waiting = new Map();
  const running = new Set();

  async function call(operationName, variables) {
    const answer = await fetch(`/ashby/api/non-user-graphql?op=${operationName}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        operationName,
        variables: { organizationHostedJobsPageName, jobPostingId, formRenderIdentifier, ...variables },
      }),
    });
    return { ok: answer.ok, ...(await answer.json()) };
  }

  function track(promise) {
    running.add(promise);
    void promise.finally(() => running.delete(promise));
    return promise;
  }

  function saveNow(path) {
    const entry = waiting.get(path);
    if (!entry) return;
    clearTimeout(entry.timer);
    waiting.delete(path);
    void track(call('ApiSetFormValue', { path, value: entry.value }));
  }

  return {
    call,
    saveNow,
    saveSoon(path, value) {
      clearTimeout(waiting.get(path)?.timer);
      waiting.set(path, { value, timer: setTimeout(() => saveNow(path), 500) });
    },
    save(path, value) {
      waiting.delete(path);
      void track(call('ApiSetFormValue', { path, value }));
    },
    async upload(file) {
      const { data } = await call('ApiCreateFileUploadHandle', {
        filename: file.name,
        contentLength: file.size,
      });
      const form = new FormData();
      form.append('file', file);
      await fetch(data.fileUploadHandle.url, { method: 'POST', body: form });
      return data.fileUploadHandle.handle;
    },
    async attach(path, fileHandle) {
      await track(call('ApiSetFormValueToFile', { path, fileHandle }));
    },
    async submit() {
      for (const path of waiting.keys()) saveNow(path);
      await Promise.all(running);
      return call('ApiSubmitSingleApplicationFormAction', {});
    },
  };
}
