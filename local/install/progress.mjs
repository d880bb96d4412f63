const BEAT_MS = 10_000;
const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];

function seconds(startedAt) {
	return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

function spin(title, startedAt) {
	let frame = 0;
	const timer = setInterval(() => {
		frame = (frame + 1) % FRAMES.length;
		process.stdout.write(`\r\x1b[2K${FRAMES[frame]} ${title} … ${seconds(startedAt)}`);
	}, 100);
	return () => {
		clearInterval(timer);
		process.stdout.write("\r\x1b[2K");
	};
}

function beat(title, startedAt) {
	process.stdout.write(`  ${title} …\n`);
	const timer = setInterval(() => process.stdout.write(`  ${title} … ${seconds(startedAt)}\n`), BEAT_MS);
	return () => clearInterval(timer);
}

/**
 * Runs work under a title, shows that it goes on while it does, and how long it took at the end.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withProgress(title, work) {
	const startedAt = Date.now();
	const finish = (process.stdout.isTTY ? spin : beat)(title, startedAt);
	try {
		const result = await work();
		finish();
		process.stdout.write(`✓ ${title} (${seconds(startedAt)})\n`);
		return result;
	} catch (error) {
		finish();
		process.stdout.write(`✗ ${title} (${seconds(startedAt)})\n`);
		throw error;
	}
}
