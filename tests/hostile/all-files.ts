import { ARCHIVES } from "./archives";
import { DOCX_BODIES } from "./docx-bodies";
import type { HostileFile } from "./hostile-file";
import { BAD_NAMES, torn } from "./names";
import { PDF_CONTENTS } from "./pdf-contents";
import { PDF_RESOURCES } from "./pdf-resources";
import { PDF_STRUCTURES } from "./pdf-structures";
import { PICTURES } from "./pictures";
import { TEXTS } from "./texts";

/** Every file, the documents torn at so many places each. */
export function hostileFiles(tornPlaces: number): readonly HostileFile[] {
	return [...PDF_CONTENTS, ...PDF_STRUCTURES, ...PDF_RESOURCES, ...DOCX_BODIES, ...ARCHIVES, ...PICTURES, ...TEXTS, ...BAD_NAMES, ...torn(tornPlaces)];
}
