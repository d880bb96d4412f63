const OLDEST = [20, 19];

/** Ends the process with a readable message when this Node is older than the project needs. */
export function requireNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
	process.stderr.write(
		`Goal Mode needs Node ${OLDEST.join(".")} or newer; this is Node ${process.versions.node}.\nInstall a newer one from https://nodejs.org and try again.\n`,
	);
	process.exit(1);
}
