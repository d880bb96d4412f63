/** The id of an agent's workflow in the catalog. */
export function workflowIdOf(agentName: string, workflowName: string): string {
	return `developer_${agentName}.${workflowName}`;
}

/** `merge_two-files` → "Merge two files". */
export function inWords(name: string): string {
	const words = name
		.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replace(/[_-]+/g, " ")
		.trim()
		.toLowerCase();
	return words === "" ? name : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A name for somebody's first agent that nobody else is given: the last of their id, which are random. */
export function firstAgentName(userId: string): string {
	return `first-${userId.replaceAll("-", "").slice(-10)}`;
}

/** 1.2.3 → 1.3.0 */
export function nextVersion(version: string): string {
	const [major = 1, minor = 0] = version.split(".").map(Number);
	return `${major}.${minor + 1}.0`;
}
