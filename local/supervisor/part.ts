/** What starts a process: everything it gets beside the environment of the supervisor. */
export interface Launch {
	file: string;
	args: string[];
	cwd: string;
	env: Record<string, string>;
	user?: { uid: number; gid: number } | undefined;
	/** Its output also appears on the terminal. */
	isTalkative?: boolean;
}

/** One supervised process of the local stack, as data. */
export interface Part {
	name: string;
	title: string;
	dependsOn: string[];
	/** SIGINT for Postgres, whose SIGTERM waits for clients. */
	stopSignal: "SIGTERM" | "SIGINT";
	stopWithinMs: number;
	readyWithinMs: number;
	/** Runs before every launch, restarts included. */
	prepare?(): Promise<void>;
	launch(): Promise<Launch> | Launch;
	isHealthy(): Promise<boolean>;
	/** Runs once, when the part answers for the first time and before the parts that depend on it start. */
	afterFirstStart?(): Promise<void>;
}

/** The status that an HTTP server answers this address with; null when none answers within two seconds. */
export async function httpStatus(url: string): Promise<number | null> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: "manual" });
		await response.body?.cancel();
		return response.status;
	} catch {
		return null;
	}
}

/** Has the application register with its engine; the engine's words when it refuses, null when it doesn't or can't be asked. */
export async function registrationRefusal(origin: string): Promise<string | null> {
	try {
		const response = await fetch(`${origin}/api/inngest`, { method: "PUT", signal: AbortSignal.timeout(5_000) });
		const text = await response.text();
		return response.status >= 400 && response.status < 500 ? `${text} (${response.status})` : null;
	} catch {
		return null;
	}
}
