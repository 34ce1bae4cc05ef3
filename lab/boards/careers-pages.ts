/** How companies link to a board of each system, as its hosted pages and postings are addressed. */
export const hostedAddresses: Record<string, readonly ((tenant: string) => string)[]> = {
  greenhouse: [
    (t) => `https://boards.greenhouse.io/${t}`,
    (t) => `https://job-boards.greenhouse.io/${t}/`,
    (t) => `https://job-boards.greenhouse.io/${t}?departments%5B%5D=4001&utm_source=newsletter`,
    (t) => `https://boards.greenhouse.io/${t}/jobs/4000001?gh_src=a1b2`,
    (t) => `https://boards.greenhouse.io/embed/job_board?for=${t}`,
    (t) => `https://boards.greenhouse.io/embed/job_app?for=${t}&token=4000001`,
    (t) => `boards.greenhouse.io/${t}#jobs`,
  ],
  lever: [
    (t) => `https://jobs.lever.co/${t}`,
    (t) => `https://jobs.lever.co/${t}/?team=Engineering&location=Remote`,
    (t) => `jobs.lever.co/${t}`,
    (t) => `https://jobs.lever.co/${t}/00000000-0000-4000-8000-000000000001/apply?lever-source=LinkedIn`,
    (t) => `https://api.lever.co/v0/postings/${t}?mode=json`,
  ],
  ashby: [
    (t) => `https://jobs.ashbyhq.com/${encodeURIComponent(t)}`,
    (t) => `https://jobs.ashbyhq.com/${encodeURIComponent(t)}?departmentId=1#open`,
    (t) =>
      `https://jobs.ashbyhq.com/${encodeURIComponent(t)}/00000000-0000-4000-8000-000000000001/application`,
    (t) => `jobs.ashbyhq.com/${encodeURIComponent(t)}/`,
  ],
  workable: [
    (t) => `https://apply.workable.com/${t}/`,
    (t) => `https://apply.workable.com/${t}/?lng=en#jobs`,
    (t) => `https://apply.workable.com/${t}/j/0A1B2C3D4E/apply/`,
    (t) => `https://${t}.workable.com/`,
  ],
  recruitee: [
    (t) => `https://${t}.recruitee.com/`,
    (t) => `${t}.recruitee.com`,
    (t) => `https://${t}.recruitee.com/o/job-1?source=linkedin`,
    (t) => `https://${t}.recruitee.com/l/en`,
  ],
  smartrecruiters: [
    (t) => `https://careers.smartrecruiters.com/${t}`,
    (t) => `https://careers.smartrecruiters.com/${t}/?search=nurse`,
    (t) => `https://jobs.smartrecruiters.com/${t}/743000000001-cook?trid=1`,
    (t) => `https://jobs.smartrecruiters.com/${t}`,
  ],
  personio: [
    (t) => `https://${t}.jobs.personio.de/`,
    (t) => `https://${t}.jobs.personio.com/?language=en`,
    (t) => `https://${t}.jobs.personio.de/job/1000001?display=en#apply`,
    (t) => `${t}.jobs.personio.com`,
  ],
  breezy: [
    (t) => `https://${t}.breezy.hr/`,
    (t) => `https://${t}.breezy.hr`,
    (t) => `https://${t}.breezy.hr/p/0123456789ab-cook/apply`,
    (t) => `http://${t}.breezy.hr/?&location=austin`,
  ],
};

/** The code that each system tells its customers to put on their own pages, and what their developers do instead. */
export const embeddedBoards: Record<string, readonly ((tenant: string) => string)[]> = {
  greenhouse: [
    (t) =>
      `<div id="grnhse_app"></div><script src="https://boards.greenhouse.io/embed/job_board/js?for=${t}"></script>`,
    (t) =>
      `<iframe id="grnhse_iframe" width="100%" src="https://boards.greenhouse.io/embed/job_board?for=${t}&amp;validityToken=x&amp;b=https%3A%2F%2Fexample.com"></iframe>`,
    (t) =>
      `<script>fetch("https://boards-api.greenhouse.io/v1/boards/${t}/jobs?content=true").then((r) => r.json()).then(show)</script>`,
    (t) =>
      `<script id="__NEXT_DATA__" type="application/json">{"props":{"jobs":[{"url":"https:\\/\\/job-boards.greenhouse.io\\/${t}\\/jobs\\/4000001"}]}}</script>`,
  ],
  lever: [
    (t) =>
      `<div id="lever-jobs-container"></div><script>window.leverJobsOptions = {accountName: '${t}', includeCss: true};</script><script src="https://andreasmb.github.io/lever-jobs-embed/index.js"></script>`,
    (t) => `<script>$.getJSON('https://api.lever.co/v0/postings/${t}?group=team&mode=json', show)</script>`,
    (t) => `<div data-board="https://jobs.lever.co/${t}" class="openings"></div>`,
  ],
  ashby: [
    (t) =>
      `<div id="ashby_embed"></div><script src="https://jobs.ashbyhq.com/${encodeURIComponent(t)}/embed?version=2"></script>`,
    (t) =>
      `<script>window.__Ashby = {settings: {ashbyBaseJobBoardUrl: "https://jobs.ashbyhq.com/${encodeURIComponent(t)}", autoScroll: true}}</script>`,
    (t) =>
      `<script>fetch('https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(t)}?includeCompensation=true')</script>`,
  ],
  workable: [
    (t) => `<script>fetch('https://apply.workable.com/api/v1/widget/accounts/${t}?details=true')</script>`,
    (t) => `<iframe src="https://apply.workable.com/${t}/" title="Open jobs"></iframe>`,
    (t) => `<script>load("https://www.workable.com/api/accounts/${t}?details=true")</script>`,
    // Workable's and Recruitee's own code names the customer by number.
    () =>
      '<script src="https://www.workable.com/assets/embed.js"></script><script>whr(document).ready(() => whr_embed(512345, {detail: "titles"}));</script><div id="whr_embed_hook"></div>',
  ],
  recruitee: [
    (t) => `<iframe src="https://${t}.recruitee.com/embed" loading="lazy"></iframe>`,
    (t) => `<script>fetch("https://${t}.recruitee.com/api/offers/")</script>`,
    () =>
      '<div id="rt-widget"></div><script src="https://d10zminp1cyta8.cloudfront.net/widget.js"></script><script>RTWidget({"companies":[41234],"detailsMode":"popup"})</script>',
  ],
  smartrecruiters: [
    (t) =>
      `<script src="https://static.smartrecruiters.com/job-widget/1.6.1/script/smart_widget.js"></script><script>widget({"company_code": "${t}", "bg_color_widget": "#ffffff", "auto_width": "auto"});</script>`,
    (t) => `<script>fetch('https://api.smartrecruiters.com/v1/companies/${t}/postings?limit=100')</script>`,
  ],
  personio: [
    (t) => `<iframe src="https://${t}.jobs.personio.de?language=en" width="100%"></iframe>`,
    (t) => `<script>var feed = "//${t}.jobs.personio.com/xml?language=en";</script>`,
  ],
  breezy: [
    (t) =>
      `<script type="text/javascript" src="https://${t}.breezy.hr/embed/js?inject_styles=true&group_by=none"></script>`,
    (t) => `<iframe src="https://${t}.breezy.hr/embed"></iframe>`,
  ],
};

/** A company's page as such pages are: navigation, tracking, social links, and a footer around what counts. */
export function writePage(company: string, body: string): string {
  return `<!doctype html><html lang="en"><head><title>Careers at ${company}</title>
<link rel="preconnect" href="https://fonts.gstatic.com"><link rel="canonical" href="/careers">
<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
<script type="application/ld+json">{"@type":"Organization","name":"${company}","sameAs":["https://www.linkedin.com/company/x"]}</script>
<style>@import url("https://use.typekit.net/a.css");</style></head><body>
<header><a href="/">Home</a><a href="/about">About</a><a href="/blog">Blog</a><a href="https://twitter.com/x">X</a></header>
<main><h1>Work at ${company}</h1><p>Great benefits &amp; good people.</p>${body}</main>
<footer><a href="https://www.greenhouse.io/">Powered by software</a><a href="/privacy">Privacy</a>
<a href="https://www.glassdoor.com/Overview/x">Glassdoor</a></footer></body></html>`;
}
