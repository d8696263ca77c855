curl --fail-with-body --silent --show-error \
  --header "Authorization: Bearer $CODIVIA_TOKEN" \
  "$CODIVIA_URL/api/v1/projects?limit=5"
