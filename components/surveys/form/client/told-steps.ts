const QUIET_MS = 1_500;

interface Told {
	readonly steps: readonly string[];
	/** The answers were sent: whoever begins again is another respondent. */
	readonly isDone: boolean;
}

export interface ToldSteps {
	tell(step: string): void;
	/** The answers have arrived. */
	done(): void;
}

/**
 * Tells how far a respondent came, each step once however often the form is left and opened again in this browser: anonymous counts, nothing of an
 * answer.
 */
export function createToldSteps(surveyId: string): ToldSteps {
	const name = `survey-told:${surveyId}`;
	const before = read(name);
	const told = new Set<string>(before.steps);
	let isDone = before.isDone;
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
	const add = (step: string) => {
		if (told.has(step)) return;
		told.add(step);
		write(name, { steps: [...told], isDone });
		waiting.push(step);
		timer ??= setTimeout(flush, QUIET_MS);
	};
	addEventListener("pagehide", flush);
	return {
		tell: (step) => {
			// A look back at what was sent is no new visit.
			if (isDone && step !== "start") return;
			if (isDone) {
				told.clear();
				isDone = false;
				add("view");
			}
			add(step);
		},
		done: () => {
			isDone = true;
			write(name, { steps: [...told], isDone });
		},
	};
}

function read(name: string): Told {
	try {
		const { steps, isDone }: Partial<Told> = JSON.parse(localStorage.getItem(name) ?? "{}");
		return { steps: Array.isArray(steps) ? steps : [], isDone: isDone === true };
	} catch {
		return { steps: [], isDone: false };
	}
}

function write(name: string, told: Told): void {
	try {
		localStorage.setItem(name, JSON.stringify(told));
	} catch {
		// Then a reload counts twice.
	}
}
