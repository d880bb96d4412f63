import { PYTHON_PACKAGE, TYPESCRIPT_PACKAGE } from "@/app/(site)/docs/packages";
import { EXAMPLE_ORIGIN } from "@/lib/http/openapi/walkthrough";

export const INSTALL_TYPESCRIPT = `npm install ${EXAMPLE_ORIGIN}${TYPESCRIPT_PACKAGE}`;
export const INSTALL_PYTHON = `pip install ${EXAMPLE_ORIGIN}${PYTHON_PACKAGE}`;
export const INSTALL_COMMAND = `npm install --global ${EXAMPLE_ORIGIN}${TYPESCRIPT_PACKAGE}
goal-mode login --url ${EXAMPLE_ORIGIN}
goal-mode workflows
eval "$(goal-mode completion bash)"`;
/** That generator gives two types one name, and stumbles over a field that is one value or several: the first command tells them apart. Tried with Go 1.26; the outcome compiles. */
export const GO_COMMANDS = `curl -sS ${EXAMPLE_ORIGIN}/api/v1/openapi.json | jq '.components.schemas.FindingLevel["x-go-name"] = "FindingGrade"
  | (.paths[][].parameters[]? | select(.schema.anyOf?).schema) |= .anyOf[-1]' > openapi.json
go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 \\
  -generate types,client -package goalmode -o goalmode.go openapi.json`;
