from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """A record of the API: its fields in snake_case here, in camelCase on the wire. Fields of a newer service are kept."""

    # Most programs use a few of some four hundred records: each is built when it is first used.
    model_config = ConfigDict(populate_by_name=True, extra="allow", protected_namespaces=(), defer_build=True)
