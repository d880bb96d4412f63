import { expect, it } from "vitest";
import { makeArtifact, makeJob, makeScoring } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { makeScoredPosting } from "@/tests/factories/postings";
import { call } from "@/tests/world/client";
import { openWorld } from "@/tests/world/world";

await openWorld();
const [{ GET, POST }, one, { GET: EXPORT }, { db }] = await Promise.all([
	import("@/app/api/v1/applications/route"),
	import("@/app/api/v1/applications/[applicationId]/route"),
	import("@/app/api/v1/applications/export/route"),
	import("@/lib/platform/database/db"),
]);

const BAKER = makeScoredPosting({ jobId: "job_baker", title: "Night Baker", company: "=Crumb & Co", applyUrl: "https://jobs.example/baker" });
const COOK = makeScoredPosting({ jobId: "job_cook", title: "Head Cook", company: "Larder 100%" });

async function personWithRun() {
	const person = await makePerson();
	const run = await makeJob(person.userId);
	await makeScoring(run.id, [BAKER, COOK]);
	return { ...person, run };
}

it("a posting is followed once over all runs: where one stands, notes and a day to be reminded", async () => {
	const { token, userId, run } = await personWithRun();
	const saved = await call(POST, "POST", { token, body: { jobSpecId: run.id, postingId: "job_baker" } });
	expect(saved).toMatchObject({
		status: 200,
		body: { title: "Night Baker", applyUrl: "https://jobs.example/baker", status: "saved", notes: "", remindOn: null, appliedAt: null, fit: 50 },
	});
	const again = await makeJob(userId);
	await makeScoring(again.id, [{ ...BAKER, title: "Night Baker (m/f/d)" }]);
	const notes = "Rang Ada.";
	await call(one.PATCH, "PATCH", { token, params: { applicationId: saved.body.applicationId }, body: { notes, remindOn: "2026-12-24" } });
	const moved = await call(POST, "POST", { token, body: { jobSpecId: again.id, postingId: "job_baker", status: "applied" } });
	expect(moved.body).toMatchObject({
		applicationId: saved.body.applicationId,
		jobSpecId: again.id,
		title: "Night Baker (m/f/d)",
		status: "applied",
		notes,
		remindOn: "2026-12-24",
		appliedAt: moved.body.statusChangedAt,
	});
	const actions = await db().auditEvent.findMany({ where: { targetId: saved.body.applicationId }, orderBy: { createdAt: "asc" }, select: { action: true } });
	expect(actions.map(({ action }) => action)).toEqual(["application.save", "application.change", "application.change"]);

	// The first day of applying stays, when it comes to be applied again after another status.
	const params = { applicationId: saved.body.applicationId };
	await call(one.PATCH, "PATCH", { token, params, body: { status: "interview" } });
	const back = await call(one.PATCH, "PATCH", { token, params, body: { status: "applied", remindOn: null } });
	expect(back.body).toMatchObject({ appliedAt: moved.body.appliedAt, remindOn: null, notes });
	expect(back.body.statusChangedAt > moved.body.statusChangedAt).toBe(true);

	// It outlives the runs that found it.
	await db().goalJob.deleteMany({ where: { ownerId: userId } });
	expect((await call(one.GET, "GET", { token, params })).body).toMatchObject({ title: "Night Baker (m/f/d)", status: "applied" });
	expect((await call(one.DELETE, "DELETE", { token, params })).body).toEqual({ ...params, deleted: true });
	expect((await call(one.GET, "GET", { token, params })).status).toBe(404);
});

it("two who save the same posting at the same time make one", async () => {
	const { token, run } = await personWithRun();
	const body = { jobSpecId: run.id, postingId: "job_cook" };
	const answers = await Promise.all([1, 2, 3].map(() => call(POST, "POST", { token, body })));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(new Set(answers.map((answer) => answer.body.applicationId)).size).toBe(1);
});

it("they are listed by page, filtered and counted, and taken along as a file that no spreadsheet runs", async () => {
	const { token, run } = await personWithRun();
	const save = (body: object) => call(POST, "POST", { token, body: { jobSpecId: run.id, ...body } });
	await save({ postingId: "job_baker", status: "interview", notes: 'Bring, "bread"', remindOn: "2026-12-01" });
	await save({ postingId: "job_cook", remindOn: "2026-12-20" });
	const list = async (query: string) => (await call(GET, "GET", { token, query })).body;
	const titles = async (query: string) => (await list(query)).items.map(({ title }: { title: string }) => title);
	const first = await list("?limit=1");
	expect(first).toMatchObject({ total: 2, counts: { saved: 1, applied: 0, interview: 1, offer: 0, closed: 0 }, items: [{ title: "Head Cook" }] });
	expect(await titles(`?limit=1&cursor=${first.nextCursor}`)).toEqual(["Night Baker"]);
	expect(await titles("?status=interview&status=offer")).toEqual(["Night Baker"]);
	expect(await titles("?postingId=job_cook")).toEqual(["Head Cook"]);
	expect(await titles("?remindBy=2026-12-01")).toEqual(["Night Baker"]);
	expect(await titles("?q=bread%20BAKER")).toEqual(["Night Baker"]);
	// Signs of a pattern are letters like others.
	expect(await titles("?q=100%25")).toEqual(["Head Cook"]);
	expect(await titles("?q=%25")).toEqual(["Head Cook"]);
	const response = await EXPORT(new Request("http://127.0.0.1:3000/api/v1/applications/export", { headers: { authorization: `Bearer ${token}` } }), {
		params: Promise.resolve({}),
	});
	expect(response.headers.get("content-type")).toContain("text/csv");
	const lines = (await response.text()).split("\r\n");
	expect(lines).toHaveLength(4);
	expect(lines[2]).toContain(`Night Baker,'=Crumb & Co,"Berlin, Germany",Germany,interview,`);
	expect(lines[2]).toContain(`,2026-12-01,50,"Bring, ""bread""",https://jobs.example/baker`);
});

it("each order goes on from page to page where it stopped, with what has no such thing at the end", async () => {
	const { token, run } = await personWithRun();
	const save = async (body: object) => (await call(POST, "POST", { token, body })).body.applicationId;
	const baker = await save({ jobSpecId: run.id, postingId: "job_baker", status: "interview", remindOn: "2026-12-20" });
	await save({ jobSpecId: run.id, postingId: "job_cook", status: "applied" });
	await save({ title: "Waiter", company: "Atrium", remindOn: "2026-12-01", status: "closed" });
	await save({ title: "Porter", company: "Mill" });
	await db().application.update({ where: { id: baker }, data: { fit: 90 } });
	await call(one.PATCH, "PATCH", { token, params: { applicationId: baker }, body: { notes: "Rang." } });
	const titlesIn = async (sort: string) => {
		const titles: string[] = [];
		for (let cursor: string | null = ""; cursor !== null; ) {
			const { body } = await call(GET, "GET", { token, query: `?sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}` });
			titles.push(...body.items.map(({ title }: { title: string }) => title));
			cursor = body.nextCursor;
		}
		return titles;
	};
	expect(await titlesIn("added")).toEqual(["Porter", "Waiter", "Head Cook", "Night Baker"]);
	expect(await titlesIn("changed")).toEqual(["Night Baker", "Porter", "Waiter", "Head Cook"]);
	expect(await titlesIn("status")).toEqual(["Porter", "Head Cook", "Night Baker", "Waiter"]);
	expect((await titlesIn("company")).slice(-3)).toEqual(["Waiter", "Head Cook", "Porter"]);
	expect(await titlesIn("fit")).toEqual(["Night Baker", "Head Cook", "Porter", "Waiter"]);
	expect(await titlesIn("applied")).toEqual(["Head Cook", "Porter", "Waiter", "Night Baker"]);
	expect(await titlesIn("reminder")).toEqual(["Waiter", "Night Baker", "Porter", "Head Cook"]);
	const { nextCursor } = (await call(GET, "GET", { token, query: "?sort=fit&limit=1" })).body;
	expect((await call(GET, "GET", { token, query: `?sort=company&cursor=${nextCursor}` })).body.code).toBe("INVALID_REQUEST");
});

it("what is wrong is refused in words and changes nothing; nobody reaches another's", async () => {
	const { token, run } = await personWithRun();
	const other = await makePerson();
	const body = { jobSpecId: run.id, postingId: "job_baker" };
	expect(await call(POST, "POST", { token: other.token, body })).toMatchObject({ status: 404, body: { code: "JOB_NOT_FOUND" } });
	expect(await call(POST, "POST", { token, body: { ...body, postingId: "job_nobody" } })).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
	for (const wrong of [{ status: "hired" }, { remindOn: "2026-02-30" }, { notes: "x".repeat(5_001) }]) {
		expect(await call(POST, "POST", { token, body: { ...body, ...wrong } })).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR" } });
	}
	expect(await db().application.count({ where: { postingId: "job_baker", jobId: run.id } })).toBe(0);
	const { applicationId } = (await call(POST, "POST", { token, body })).body;
	for (const [handler, method] of [
		[one.GET, "GET"],
		[one.PATCH, "PATCH"],
		[one.DELETE, "DELETE"],
	] as const) {
		const sent = { token: other.token, params: { applicationId }, ...(method === "PATCH" ? { body: { status: "closed" } } : {}) };
		expect((await call(handler, method, sent)).status).toBe(404);
	}
	expect((await call(GET, "GET", { token: other.token })).body.total).toBe(0);
	expect((await call(GET, "GET", { token, query: "?cursor=nonsense" })).body.code).toBe("INVALID_REQUEST");
	expect((await call(GET, "GET")).status).toBe(401);
});

it("a guest's go along to the account that it becomes, where one that the account has already stays and nobody's words are lost", async () => {
	const [{ moveGuestWork }, { transaction }] = await Promise.all([import("@/app/api/v1/auth/move-guest-work"), import("@/lib/platform/database/transaction")]);
	const guest = await personWithRun();
	const user = await personWithRun();
	await call(POST, "POST", { token: user.token, body: { jobSpecId: user.run.id, postingId: "job_cook", notes: "mine" } });
	for (const postingId of ["job_cook", "job_baker"]) {
		await call(POST, "POST", { token: guest.token, body: { jobSpecId: guest.run.id, postingId, notes: "the guest's" } });
	}
	await transaction((tx) => moveGuestWork(tx, { guestId: guest.userId, userId: user.userId }));
	const { items } = (await call(GET, "GET", { token: user.token })).body;
	expect(items.map(({ postingId, notes }: { postingId: string; notes: string }) => [postingId, notes]).sort()).toEqual([
		["job_baker", "the guest's"],
		["job_cook", "mine\n\nthe guest's"],
	]);
	expect(await db().application.count({ where: { ownerId: guest.userId } })).toBe(0);
});

it("one leads to the resume that was written for its posting, the newest and as PDF, and to no other person's", async () => {
	const { token, userId, run } = await personWithRun();
	const other = await personWithRun();
	const write = (job: typeof run, fileName: string, postingId: string, mimeType: string) =>
		makeArtifact(job, fileName, "a resume", { mimeType, metadata: { postingId, postingTitle: "Night Baker", company: "Crumb" } });
	await write(other.run, "theirs.pdf", "job_baker", "application/pdf");
	const saved = await call(POST, "POST", { token, body: { jobSpecId: run.id, postingId: "job_baker" } });
	expect(saved.body.resume).toBeNull();
	await write(run, "old.pdf", "job_baker", "application/pdf");
	const later = await makeJob(userId, { createdAt: new Date(Date.now() + 60_000) });
	await write(later, "new.docx", "job_baker", "application/vnd.openxmlformats-officedocument.wordprocessingml.document");
	const made = await write(later, "new.pdf", "job_baker", "application/pdf");
	await write(later, "note.md", "job_baker", "text/markdown");
	await call(POST, "POST", { token, body: { jobSpecId: run.id, postingId: "job_cook" } });
	const { items } = (await call(GET, "GET", { token })).body;
	const resumes = Object.fromEntries(items.map(({ postingId, resume }: { postingId: string; resume: unknown }) => [postingId, resume]));
	expect(resumes).toMatchObject({ job_baker: { jobSpecId: later.id, artifactId: made.id, fileName: "new.pdf" }, job_cook: null });
	const params = { applicationId: saved.body.applicationId };
	const moved = await call(one.PATCH, "PATCH", { token, params, body: { status: "applied" } });
	expect(moved.body.resume).toEqual(resumes.job_baker);
	expect((await call(one.GET, "GET", { token, params })).body.resume).toEqual(resumes.job_baker);
});

it("one that no job found is added by hand, told apart from found ones, changed and taken along", async () => {
	const { token, run } = await personWithRun();
	const contacts = [{ name: "Mira Okafor", role: "Recruiter", email: "mira@fjord.example", phone: "+49 30 1234" }];
	const body = {
		title: " Data engineer ",
		company: "Fjord",
		location: "",
		applyUrl: "https://fjord.example/jobs/7",
		status: "applied",
		pay: "about 70k",
		contacts,
	};
	const added = await call(POST, "POST", { token, body });
	expect(added).toMatchObject({
		status: 200,
		body: { ...body, title: "Data engineer", location: null, jobSpecId: null, fit: null, salary: null, resume: null, isSample: false },
	});
	// Another of the same name is another application.
	const second = await call(POST, "POST", { token, body: { title: "Data engineer", company: "Fjord" } });
	expect(second.body).toMatchObject({ applyUrl: null, status: "saved", pay: "", contacts: [] });
	expect(second.body.applicationId).not.toBe(added.body.applicationId);

	const params = { applicationId: added.body.applicationId };
	const change = { location: "Kiel", applyUrl: null, contacts: [] };
	expect((await call(one.PATCH, "PATCH", { token, params, body: change })).body).toMatchObject({ title: "Data engineer", ...change });
	expect((await call(GET, "GET", { token, query: "?q=70k" })).body.items).toHaveLength(1);

	const wrongs = [
		[{ title: "Data engineer" }, "company"],
		[{ company: "Fjord" }, "title"],
		[{ ...body, title: "  " }, "title"],
		[{ ...body, applyUrl: "javascript:alert(1)" }, "applyUrl"],
		[{ ...body, applyUrl: "fjord" }, "applyUrl"],
		[{ ...body, contacts: [{ name: "Mira", email: "nowhere" }] }, "contacts.0.email"],
		[{ ...body, contacts: Array.from({ length: 11 }, () => ({ name: "Mira" })) }, "contacts"],
		[{ ...body, jobSpecId: run.id }, "postingId"],
		[{ jobSpecId: run.id, postingId: "job_baker", title: "Mine" }, "title"],
	] as const;
	for (const [wrong, path] of wrongs) {
		const refused = await call(POST, "POST", { token, body: wrong });
		expect(refused).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR" } });
		expect(refused.body.details.issues.map((issue: { path: string }) => issue.path)).toContain(path);
	}
	expect((await call(GET, "GET", { token })).body.total).toBe(2);
});

it("a found one has the pay that its posting states, beside the person's own words and contacts; what the posting says stays its own", async () => {
	const person = await makePerson();
	const run = await makeJob(person.userId);
	const salary = { min: 40_000, max: 52_000, currency: "EUR", period: "year" } as const;
	await makeScoring(run.id, [{ ...BAKER, salary }]);
	const { token } = person;
	const saved = await call(POST, "POST", { token, body: { jobSpecId: run.id, postingId: "job_baker" } });
	expect(saved.body).toMatchObject({ salary, pay: "", contacts: [] });
	const params = { applicationId: saved.body.applicationId };
	const own = { pay: "45k offered", contacts: [{ name: "Ada", role: "", email: "", phone: "123" }] };
	expect((await call(one.PATCH, "PATCH", { token, params, body: own })).body).toMatchObject({ salary, ...own });
	// Saving it again keeps them.
	expect((await call(POST, "POST", { token, body: { jobSpecId: run.id, postingId: "job_baker", status: "offer" } })).body).toMatchObject(own);
	expect(await call(one.PATCH, "PATCH", { token, params, body: { title: "Day Baker", status: "closed" } })).toMatchObject({
		status: 422,
		body: { details: { issues: [{ path: "title" }] } },
	});
	expect((await call(one.GET, "GET", { token, params })).body).toMatchObject({ title: "Night Baker", status: "offer" });
	const file = await EXPORT(new Request("http://127.0.0.1:3000/api/v1/applications/export", { headers: { authorization: `Bearer ${token}` } }), {
		params: Promise.resolve({}),
	});
	expect(await file.text()).toContain('https://jobs.example/baker,45k offered,"Ada, 123"');
	await call(one.PATCH, "PATCH", { token, params, body: { pay: "", contacts: [] } });
	const stated = await EXPORT(new Request("http://127.0.0.1:3000/api/v1/applications/export", { headers: { authorization: `Bearer ${token}` } }), {
		params: Promise.resolve({}),
	});
	expect(await stated.text()).toContain("40000 to 52000 EUR a year");
});
