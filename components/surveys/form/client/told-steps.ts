const QUIET_MS = 1_500;

/** Tells how far this form came, each step once for each opening of it: anonymous counts, nothing of an answer. */
export function createToldSteps(surveyId: string): { tell(step: string): void } {
	const name = `survey-told:${surveyId}`;
	const told = new Set<string>(read(name));
	let waiting: string[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;

	const flush = () => {
		clearTimeout(timer);
		timer = undefined;
		if (waiting.length === 0) return;
		const body = JSON.stringify({ steps: waiting });
		waiting = [];
		const headers = { "content-type": "application/json" };
		fetch(`/api/v1/surveys/${surveyId}/form/progress`, { method: "POST", keepalive: true, headers, body }).catch(() => undefined);
	};
	addEventListener("pagehide", flush);
	return {
		tell: (step) => {
			if (told.has(step)) return;
			told.add(step);
			write(name, [...told]);
			waiting.push(step);
			timer ??= setTimeout(flush, QUIET_MS);
		},
	};
}

function read(name: string): string[] {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "[]");
		return Array.isArray(kept) ? kept : [];
	} catch {
		return [];
	}
}

function write(name: string, steps: readonly string[]): void {
	try {
		sessionStorage.setItem(name, JSON.stringify(steps));
	} catch {
		// Then a reload counts twice.
	}
}
