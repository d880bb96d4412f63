/** What people call the fields of the calls that screens make. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
	fileName: "The name of the file",
	mimeType: "The kind of the file",
	sizeBytes: "The size of the file",
	fileIds: "Your files",
	goalText: "What you want",
	q: "What you look for",
	comment: "Your comment",
	reason: "The reason",
	name: "Name",
	email: "E-mail",
	password: "Password",
	currentPassword: "Current password",
	newPassword: "New password",
};

/** A field as a person knows it, by its dotted path; null for one that no screen shows. */
export function fieldName(path: string): string | null {
	const name = path.split(".").findLast((part) => !/^\d+$/.test(part));
	return (name !== undefined && FIELD_NAMES[name]) || null;
}
