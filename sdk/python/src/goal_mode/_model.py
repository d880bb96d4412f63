from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """A record of the API: its fields in snake_case here, in camelCase on the wire. Fields of a newer service are kept."""

    model_config = ConfigDict(populate_by_name=True, extra="allow", protected_namespaces=())
